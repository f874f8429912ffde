import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import type { BucketConfig } from "../storage-settings.ts";
import { StorageError } from "./blob-store.ts";

/** What was kept beside an object's bytes when they were put. */
export type Kept = { size: number; sha256: string };
/** One version of an object, or the mark that it was deleted. */
export type Version = { key: string; version: string | undefined; isThere: boolean };
export type BucketCalls = ReturnType<typeof bucketCalls>;

/** How long one try waits for its answer, and how many keys one page of a list has. */
export type Bounds = { patienceMs?: number; page?: number };

const ATTEMPTS = 3;

/**
 * The few calls that every S3 service has, on whole keys. They reject with a StorageError: each try waits no longer than
 * `patienceMs` for its answer. Nothing here is conditional, in parts or for many objects at once: not every service has that.
 */
export function bucketCalls(config: BucketConfig, { patienceMs = 30_000, page: MaxKeys = 1_000 }: Bounds = {}) {
  const Bucket = config.bucket;
  const client = clientFor(config, patienceMs);
  const head = (Key: string) =>
    orNull(
      client
        .send(new HeadObjectCommand({ Bucket, Key }))
        .then(({ Metadata, ContentLength }) => ({ kept: keptIn(Metadata), size: ContentLength })),
    );
  return {
    head,
    async put(Key: string, bytes: Uint8Array): Promise<void> {
      const kept: Kept = { size: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
      const md5 = createHash("md5").update(bytes).digest();
      const Metadata = { sha256: kept.sha256, size: String(kept.size) };
      const put = new PutObjectCommand({
        Bucket,
        Key,
        Body: bytes,
        ContentLength: bytes.length,
        ContentMD5: md5.toString("base64"),
        Metadata,
      });
      const { ETag, ServerSideEncryption } = await told(client.send(put));
      // With keys of its own a service names no digest of the bytes.
      const names = /^"?([0-9a-f]{32})"?$/.exec(ETag ?? "")?.[1];
      if (names && ServerSideEncryption !== "aws:kms" && ServerSideEncryption !== "aws:kms:dsse" && names !== md5.toString("hex"))
        throw new StorageError("STORAGE_DAMAGED");
      await demand(Key, kept);
    },
    async get(Key: string, Range?: string): Promise<{ body: Readable; length: number | undefined; kept: Kept | null } | null> {
      const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key, Range })));
      return found && { body: found.Body as Readable, length: found.ContentLength, kept: keptIn(found.Metadata) };
    },
    /** Rejects unless the copy is what the object was. */
    async copy(from: string, to: string): Promise<void> {
      const kept = (await head(from))?.kept;
      if (!kept) throw new StorageError("STORAGE_DAMAGED");
      await told(client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource: `${Bucket}/${from}` })));
      await demand(to, kept);
    },
    async *list(Prefix: string): AsyncGenerator<{ key: string; size: number; modified: Date }> {
      for (let token: string | undefined, isFirst = true; isFirst || token; isFirst = false) {
        const page = await told(client.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys, ContinuationToken: token })));
        for (const { Key, Size, LastModified } of page.Contents ?? []) yield { key: Key!, size: Size!, modified: LastModified! };
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      }
    },
    /** The first versions below a prefix, or the first objects where the service knows no versions. */
    async versions(Prefix: string): Promise<Version[]> {
      try {
        const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix, MaxKeys }));
        return [
          ...Versions.map(({ Key, VersionId, IsLatest }) => ({ key: Key!, version: VersionId, isThere: IsLatest === true })),
          ...DeleteMarkers.map(({ Key, VersionId }) => ({ key: Key!, version: VersionId, isThere: false })),
        ];
      } catch (error) {
        if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 501) throw storageError(error);
        const { Contents = [] } = await told(client.send(new ListObjectsV2Command({ Bucket, Prefix, MaxKeys })));
        return Contents.map(({ Key }) => ({ key: Key!, version: undefined, isThere: true }));
      }
    },
    async delete({ key: Key, version: VersionId }: Omit<Version, "isThere">): Promise<void> {
      const answer = await orNull(client.send(new DeleteObjectCommand({ Bucket, Key, VersionId })));
      // The version of a mark instead: what was to go is still there, and each further try would only add to it.
      if (VersionId && answer?.VersionId && answer.VersionId !== VersionId) throw new StorageError("STORAGE_AWAY");
    },
    close: () => client.destroy(),
  };

  /** A service that says "stored" and has something else, or nothing, is not believed. */
  async function demand(key: string, { size, sha256 }: Kept): Promise<void> {
    const found = await head(key);
    if (found?.size !== size || found.kept?.size !== size || found.kept.sha256 !== sha256) throw new StorageError("STORAGE_DAMAGED");
  }
}

const clientFor = ({ endpoint, region, accessKeyId, secretAccessKey, pathStyle }: BucketConfig, patienceMs: number) =>
  new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    // Else a checksum is sent in a way that many services refuse; ours go with each object.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: Math.min(5_000, patienceMs), requestTimeout: patienceMs, throwOnRequestTimeout: true },
  });

function keptIn(metadata: Record<string, string> | undefined): Kept | null {
  const { sha256 = "", size = "" } = metadata ?? {};
  return /^[0-9a-f]{64}$/.test(sha256) && /^\d{1,15}$/.test(size) ? { sha256, size: Number(size) } : null;
}

const told = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw storageError(error);
  });

/** Null where there is no such object. */
const orNull = <T>(answer: Promise<T>): Promise<T | null> =>
  answer.catch((error: unknown) => {
    if (error instanceof S3ServiceException && ["NoSuchKey", "NotFound", "NoSuchVersion"].includes(error.name)) return null;
    throw storageError(error);
  });

function storageError(cause: unknown): StorageError {
  if (!(cause instanceof S3ServiceException)) return new StorageError("STORAGE_AWAY", { cause });
  const status = cause.$metadata.httpStatusCode;
  if (cause.name === "NoSuchBucket") return new StorageError("STORAGE_NO_BUCKET", { cause });
  if (status === 401 || status === 403) return new StorageError("STORAGE_FORBIDDEN", { cause });
  const isDamaged = ["BadDigest", "InvalidDigest", "XAmzContentSHA256Mismatch"].includes(cause.name);
  return new StorageError(isDamaged ? "STORAGE_DAMAGED" : "STORAGE_AWAY", { cause });
}
