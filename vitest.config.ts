import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const timeouts = { testTimeout: 90_000, hookTimeout: 120_000, teardownTimeout: 30_000 };

/** Tests of the server that would learn nothing from a second database. */
const withoutDatabase = [
  "server/cause.test.ts",
  "server/{config,cell-settings}.test.ts",
  "server/db/{embedded,embedded-keeper,remembered,standby}.test.ts",
  "server/http/{log-writer,quiet-close,repeats,openapi}.test.ts",
  "server/installation-embedded.test.ts",
  "server/jobs/at-most.test.ts",
  "server/mail/**/*.test.{ts,tsx}",
  "server/modules/billing/zugferd/*.test.ts",
  "server/modules/domains/read-domain.test.ts",
  "server/modules/evaluations/{attack,flow}.test.ts",
  "server/modules/service-status/measured.test.ts",
  "server/pages/**/*.test.{ts,tsx}",
  "server/payment/payment.test.ts",
  "payment-simulator/*.test.ts",
  "server/{free-address,operator-texts,server-key,settings-notices}.test.ts",
  "server/start-{trouble,refused}.test.ts",
  "server/storage/**/*.test.ts",
  "server/testing/statements/{normal-text,reach,crossings}.test.ts",
];

/** Tests of programs beside the server that work on its database. */
const onDatabase = ["scripts/doctor/{examine,portal-domain}.test.ts"];

/** What the door refuses before any statement is sent, and who may do what to whom: once is enough. So are a hundred walks, one after another. */
const atTheDoor = ["server/testing/loops-input.test.ts", "server/testing/permissions.test.ts", "server/testing/towards.test.ts"];

const everyRoute = ["server/**/*.test.{ts,tsx}", ...onDatabase];

/**
 * The two databases differ in version and in who runs them. On a server of one's own each run takes a good call of every route,
 * with every wrong body (`loops`), what starts, migrates, waits for and shares a database, and what moves most rows at once;
 * `NIGHTLY` takes everything there as well.
 */
const onOwnServer = process.env["NIGHTLY"]
  ? everyRoute
  : [
      "server/{backup,db,events,jobs}/**/*.test.ts",
      "server/*.test.ts",
      "server/testing/loops.test.ts",
      "server/modules/{accounts,archive,audit,departments,entries,files,live,renewal,reports,retention,service-status,tokens}/**/*.test.ts",
      ...onDatabase,
    ];

/** Tests of the server on one of the two databases the product runs on. */
const routes = (engine: "embedded" | "postgres", include: string[], without: string[] = []) => ({
  test: {
    name: `routes-${engine}`,
    include,
    exclude: [...withoutDatabase, ...without],
    env: { HZ_TEST_ENGINE: engine },
    globalSetup: "server/testing/global-setup.ts",
    setupFiles: "server/testing/statements/record.ts",
    // The service keeps nothing outside of what a test makes: to load it anew for every file took a third of the time.
    isolate: false,
    ...timeouts,
  },
});

/** A room whose modules keep nothing but what follows from their input: loaded once for each worker. */
const stateless = (room: string) => ({ test: { name: room, include: [`${room}/**/*.test.ts`], isolate: false, ...timeouts } });

/** What takes longest begins first: else a single worker is still busy with it when all others have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => /\/(key-walks|loops(-input)?|towards)\.test\.ts$/.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // What WebCrypto warns of is meant.
    execArgv: ["--disable-warning=ExperimentalWarning"],
    // Most tests of routes wait for the database. Two workers use half of two cores.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          include: ["scripts/**/*.test.ts", "web/**/*.test.{ts,tsx}", ...withoutDatabase],
          exclude: [...onDatabase, "web/**/*.screen.test.tsx"],
          ...timeouts,
        },
      },
      routes("embedded", everyRoute),
      routes("postgres", onOwnServer, [...atTheDoor, "server/modules/reset/key-walks.test.ts"]),
      stateless("contract"),
      stateless("crypto"),
    ],
  },
});
