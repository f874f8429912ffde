/** The repository's folder. */
export const root: string;
export function install(): void;
export function nodePath(): string;
export const NODE_FLAGS: string[];
export function environment(): Record<string, string>;
export function run(file: string, args?: string[], env?: Record<string, string>): void;
