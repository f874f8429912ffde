export const PROXIES: Readonly<Record<"nginx" | "haproxy" | "caddy", string>>;
