// Whether a seed, or a share of the dice, is the one whose hash was told before: SHA-256 over its bytes.

import { hex, sha256, unhex } from "../lib/sha256";

export function fits(secret: string, hash: string): boolean {
  const bytes = unhex(secret);
  return bytes !== null && hex(sha256(bytes)) === hash;
}
