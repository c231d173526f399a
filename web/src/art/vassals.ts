// The silhouettes of the four vassals, on a field of 100 × 100: each differs from the others by its outline alone.

export const VASSALS: Readonly<Record<string, string>> = {
  // a crown above a veil
  lady: "M30 24L24 4L38 13L50 1L62 13L76 4L70 24ZM50 28C61 28 68 35 68 45C74 56 84 62 90 80C82 80 76 78 71 74L76 98L24 98L29 74C24 78 18 80 10 80C16 62 26 56 32 45C32 35 39 28 50 28ZM50 35C43 35 39 40 39 47C39 56 44 62 50 62C56 62 61 56 61 47C61 40 57 35 50 35Z",
  // a great shield with a bar across
  shield_bearer:
    "M16 12C28 16 40 14 50 8C60 14 72 16 84 12C87 48 78 74 50 94C22 74 13 48 16 12ZM44 22L44 36L28 36L28 46L44 46L44 74L56 74L56 46L72 46L72 36L56 36L56 22Z",
  // a hammer
  builder: "M14 18L30 8L70 8C80 10 86 18 88 30L72 26L60 34L60 92L42 92L42 34L24 34Z",
  // a swallow-tailed pennon on its staff
  flag_bearer: "M18 6L28 6L28 12C48 4 60 20 92 12L78 32L92 54C60 60 48 44 28 52L28 96L18 96Z",
};
