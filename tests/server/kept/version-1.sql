PRAGMA application_id = 1298494060;
PRAGMA user_version = 1;
BEGIN TRANSACTION;
CREATE TABLE actions (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL CHECK (n > 0),
        frame TEXT NOT NULL,
        seat INTEGER NOT NULL,
        action TEXT NOT NULL,
        time REAL NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID
    ;
INSERT INTO "actions" VALUES('abcdefghjk',1,'deal',-1,'chance start 1',4.0);
INSERT INTO "actions" VALUES('abcdefghjk',2,'roll',-1,'chance roll 1 2 3 4',4.0);
INSERT INTO "actions" VALUES('abcdefghjk',3,'turn',0,'die 4',5.0);
CREATE TABLE chat (
        table_id TEXT NOT NULL REFERENCES tables (id),
        n INTEGER NOT NULL CHECK (n > 0),
        user TEXT NOT NULL REFERENCES users (id),
        seat INTEGER,
        name TEXT NOT NULL,
        text TEXT NOT NULL,
        phrase TEXT,
        time REAL NOT NULL,
        PRIMARY KEY (table_id, n)
    ) WITHOUT ROWID
    ;
INSERT INTO "chat" VALUES('abcdefghjk',1,'anna',NULL,'Anna','hello',NULL,6.0);
CREATE TABLE kept (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE notes (
        table_id TEXT NOT NULL REFERENCES tables (id),
        user TEXT NOT NULL REFERENCES users (id),
        text TEXT NOT NULL,
        PRIMARY KEY (table_id, user)
    ) WITHOUT ROWID
    ;
INSERT INTO "notes" VALUES('abcdefghjk','anna','a note');
CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables (id),
        seat INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 3),
        kind TEXT NOT NULL CHECK (kind IN ('person', 'bot', 'open')),
        user TEXT REFERENCES users (id),
        name TEXT NOT NULL,
        bot TEXT,
        seconds REAL,
        PRIMARY KEY (table_id, seat)
    ) WITHOUT ROWID
    ;
INSERT INTO "seats" VALUES('abcdefghjk',0,'person','anna','Anna',NULL,600.0);
INSERT INTO "seats" VALUES('abcdefghjk',1,'bot',NULL,'sensible','sensible',NULL);
INSERT INTO "seats" VALUES('abcdefghjk',2,'open',NULL,'',NULL,NULL);
CREATE TABLE snapshots (
        table_id TEXT NOT NULL REFERENCES tables (id),
        at INTEGER NOT NULL,
        rules INTEGER NOT NULL,
        state BLOB NOT NULL,
        PRIMARY KEY (table_id, at)
    ) WITHOUT ROWID
    ;
INSERT INTO "snapshots" VALUES('abcdefghjk',2,1,X'7B7D');
CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        host TEXT NOT NULL REFERENCES users (id),
        options TEXT NOT NULL,
        seed BLOB NOT NULL,
        status TEXT NOT NULL CHECK (status IN ('waiting', 'playing', 'over')),
        created REAL NOT NULL,
        changed REAL NOT NULL,
        edition TEXT NOT NULL,
        rules INTEGER NOT NULL,
        rematch TEXT,
        clock TEXT,
        branch TEXT,
        standing TEXT
    ) WITHOUT ROWID
    ;
INSERT INTO "tables" VALUES('abcdefghjk','anna','{"players":3,"modules":["gold","market"],"variants":["long"]}',X'000102030405060708090A0B0C0D0E0F101112131415161718191A1B1C1D1E1F','waiting',3.0,5.0,'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee',1,NULL,'{"bank":600,"turn":30}','{"table":"zzzzzzzzzz","at":12}',NULL);
CREATE TABLE users (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        lang TEXT NOT NULL,
        created REAL NOT NULL,
        seen REAL NOT NULL,
        recovery BLOB UNIQUE
    ) WITHOUT ROWID
    ;
INSERT INTO "users" VALUES('anna','Anna','de',1.0,2.0,NULL);
INSERT INTO "users" VALUES('ben','Ben','en',1.5,2.5,NULL);
CREATE INDEX tables_by_status ON tables (status, changed);
CREATE INDEX tables_by_host ON tables (host, created);
CREATE INDEX seats_by_user ON seats (user) WHERE user IS NOT NULL;
CREATE TRIGGER actions_stay BEFORE DELETE ON actions
    BEGIN SELECT raise(ABORT, 'records of a game are never deleted'); END;
CREATE TRIGGER actions_are_final BEFORE UPDATE ON actions
    BEGIN SELECT raise(ABORT, 'records of a game are never changed'); END;
COMMIT;
