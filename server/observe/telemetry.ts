import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { cpuUsage, memoryUsage } from "node:process";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { type IMetricReader, MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import type { Meter } from "@opentelemetry/api";
import type { Config } from "../config.ts";
import { inTime } from "../in-time.ts";
import { countedAs, type Gauges, type Measures } from "./measures.ts";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as { version: string };
const BOUNDARIES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export type Telemetry = Measures & {
  /** Begins to read these whenever figures are asked for. */
  watch(gauges: Gauges): void;
  /** Answers with all figures as Prometheus reads them. */
  answer: ((request: IncomingMessage, response: ServerResponse) => void) | null;
  close(): Promise<void>;
};

/**
 * Counts by OpenTelemetry, for Prometheus to fetch (`METRICS_PORT`), to be sent to a collector (`OTEL_EXPORTER_OTLP_ENDPOINT`), or
 * both. Figures alone: a trace of each call would be a list of who visited the portal when, kept by somebody else.
 */
export async function openTelemetry({ metricsPort, otlp, role }: Pick<Config, "metricsPort" | "otlp" | "role">): Promise<Telemetry> {
  const prometheus =
    metricsPort === null
      ? null
      : new (await import("@opentelemetry/exporter-prometheus")).PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true });
  const readers: IMetricReader[] = prometheus ? [prometheus] : [];
  if (otlp) {
    const { OTLPMetricExporter } = await import("@opentelemetry/exporter-metrics-otlp-http");
    readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), exportIntervalMillis: 30_000 }));
  }
  const attributes = { "service.name": "hinweiszentrale", "service.version": version, "hz.role": role };
  const provider = new MeterProvider({ resource: resourceFromAttributes(attributes), readers });
  const meter = provider.getMeter("hinweiszentrale");
  const requests = meter.createHistogram("hz.request.duration.seconds", {
    description: "Calls that were answered",
    advice: { explicitBucketBoundaries: BOUNDARIES },
  });
  const jobs = meter.createCounter("hz.job.failures", { description: "Runs of jobs that failed" });
  const mails = meter.createCounter("hz.mail.failures", { description: "Mails that were not taken" });
  // Not how many went out: one does when a report comes in.
  let isMailWorking = true;
  meter
    .createObservableGauge("hz.mail.working", { description: "0 where the last mail was not taken" })
    .addCallback((seen) => seen.observe(isMailWorking ? 1 : 0));
  watchProcess(meter);
  return {
    request: ({ method, route, status, ms }) => {
      const of = countedAs(route);
      if (of === null) return;
      requests.record(ms / 1000, {
        route: of,
        status: `${Math.floor(status / 100)}xx`,
        ...(of === "reporters" || of === "files" ? {} : { method }),
      });
    },
    failed: (queue, cause) => jobs.add(1, { queue, cause }),
    mailed: (cause) => {
      isMailWorking = cause === null;
      if (cause !== null) mails.add(1, { cause });
    },
    watch: (gauges) => watchService(meter, gauges),
    answer: prometheus && ((request, response) => prometheus.getMetricsRequestHandler(request, response)),
    close: () => provider.shutdown(),
  };
}

/** What every process tells of itself. */
function watchProcess(meter: Meter): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  meter
    .createObservableGauge("hz.process.memory.bytes", { description: "Resident memory" })
    .addCallback((seen) => seen.observe(memoryUsage.rss()));
  meter.createObservableCounter("hz.process.cpu.seconds", { description: "Processor time" }).addCallback((seen) => {
    const { user, system } = cpuUsage();
    seen.observe((user + system) / 1e6);
  });
  meter
    .createObservableGauge("hz.event.loop.delay.seconds", {
      description: "For how long the event loop was held up at most since the last look",
    })
    .addCallback((seen) => {
      seen.observe(delay.max / 1e9);
      delay.reset();
    });
}

/** What of the service can be read at any moment; where the database is away the figures that it has are left out, and `up` says so. */
function watchService(meter: Meter, { db, jobs, streams, dataFolder }: Gauges): void {
  const gauge = (name: string, description: string) => meter.createObservableGauge(`hz.${name}`, { description });
  const up = gauge("database.up", "1 while the database answers");
  const [open, busy, waiting] = [
    gauge("database.connections", "Connections that are open"),
    gauge("database.connections.busy", "Connections in use"),
    gauge("database.waiting", "Who waits for a connection"),
  ];
  const [due, retried, failed, age] = [
    gauge("queue.due", "Jobs that could run now"),
    gauge("queue.retried", "Jobs that failed and will be tried again"),
    gauge("queue.failed", "Jobs that were given up and are still kept"),
    gauge("queue.oldest.seconds", "For how long the oldest job that could run has waited"),
  ];
  const [openStreams, free] = [gauge("streams", "Event streams that are open"), gauge("disk.free.bytes", "Room on the disk of HZ_DATA")];
  const all = [up, open, busy, waiting, due, retried, failed, age, openStreams, free];
  meter.addBatchObservableCallback(async (seen) => {
    const connections = db.connections();
    seen.observe(open, connections.open);
    seen.observe(busy, connections.open - connections.idle);
    seen.observe(waiting, connections.waiting);
    seen.observe(openStreams, streams());
    const disk = await statfs(dataFolder).catch(() => null);
    if (disk) seen.observe(free, disk.bavail * disk.bsize);
    const queue = await inTime(jobs.waiting()).catch(() => null);
    seen.observe(up, queue === null ? 0 : 1);
    if (queue === null) return;
    seen.observe(due, queue.due);
    seen.observe(retried, queue.retried);
    seen.observe(failed, queue.failed);
    seen.observe(age, queue.oldestSeconds);
  }, all);
}
