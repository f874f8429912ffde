type Component = { name: string; version: string; purl: string; licenses?: unknown[]; hashes?: unknown[] };

export function makeSbom(): { specVersion: string; components: Component[] };
