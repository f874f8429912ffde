/** A bucket in which the sealed files lie, and who may. */
export type BucketConfig = {
  bucket: string;
  /** Origin of the service that keeps it. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** What all our keys begin with: "" or names that each end with a slash. */
  prefix: string;
  /** Whether the bucket is named in the path, or else in the host's name. */
  pathStyle: boolean;
  /** Where to the files are on their way while they lie in both, the bucket and the folder; null where they lie in the bucket alone. */
  move: Move | null;
};
export type Move = (typeof MOVES)[number];

const MOVES = ["to-bucket", "to-folder"] as const;

const NEEDED = ["S3_BUCKET", "S3_ENDPOINT", "S3_REGION", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
const OPTIONAL = ["S3_PREFIX", "S3_PATH_STYLE", "S3_MOVE"] as const;
export const BUCKET_SETTINGS: readonly string[] = [...NEEDED, ...OPTIONAL];

/** Reads the settings of a bucket, null where there is none; throws a plain line where half is said. Secrets are never repeated. */
export function bucketIn(read: (name: string) => string | null): BucketConfig | null {
  if (BUCKET_SETTINGS.every((name) => read(name) === null)) return null;
  const missing = NEEDED.filter((name) => read(name) === null);
  if (missing.length > 0)
    throw new Error(
      `${missing.join(", ")} ${missing.length === 1 ? "fehlt" : "fehlen"}. Für einen Bucket werden ${NEEDED.slice(0, -1).join(", ")} und ${NEEDED.at(-1)} gebraucht.`,
    );
  const [bucket, endpoint, region, accessKeyId, secretAccessKey] = NEEDED.map((name) => read(name)!) as [
    string,
    string,
    string,
    string,
    string,
  ];
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    throw new Error(
      `S3_BUCKET muss der Name eines Buckets aus 3 bis 63 kleinen Buchstaben, Ziffern, Punkten und Strichen sein, ist aber ${JSON.stringify(bucket)}.`,
    );
  const pathStyle = read("S3_PATH_STYLE") ?? "on";
  if (pathStyle !== "on" && pathStyle !== "off")
    throw new Error(`S3_PATH_STYLE muss on oder off sein, ist aber ${JSON.stringify(pathStyle)}.`);
  return {
    bucket,
    endpoint: originOf(endpoint),
    region: wellFormed("S3_REGION", region, /^[A-Za-z0-9-]{1,64}$/, "ein Name wie eu-central-1"),
    accessKeyId,
    secretAccessKey,
    prefix: prefixOf(read("S3_PREFIX")),
    pathStyle: pathStyle === "on",
    move: moveOf(read("S3_MOVE")),
  };
}

function moveOf(value: string | null): Move | null {
  const found = MOVES.find((one) => one === value) ?? null;
  if (value !== null && found === null) throw new Error(`S3_MOVE muss ${MOVES.join(" oder ")} sein, ist aber ${JSON.stringify(value)}.`);
  return found;
}

function originOf(endpoint: string): string {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.pathname !== "/" || url.search || url.hash)
    throw new Error("S3_ENDPOINT muss eine Adresse der Form https://s3.anbieter.example sein, ohne Pfad und ohne Zugangsdaten.");
  return url.origin;
}

/** Names as those of a key, so that a prefix never has to be encoded. */
const prefixOf = (prefix: string | null): string =>
  prefix === null
    ? ""
    : `${wellFormed("S3_PREFIX", prefix.replace(/\/$/, ""), /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}(\/[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}){0,3}$/, "aus Namen wie kunde/meldungen bestehen", "")}/`;

function wellFormed(name: string, value: string, form: RegExp, wanted: string, verb = " sein"): string {
  if (!form.test(value)) throw new Error(`${name} muss ${wanted}${verb}, ist aber ${JSON.stringify(value)}.`);
  return value;
}
