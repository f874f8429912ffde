/** The repository's folder. */
export const root: string;
/** Whether what is installed in a folder is what its lockfile names. */
export function isInstalled(folder?: string): boolean;
export function install(): void;
export function nodePath(): string;
export const NODE_FLAGS: string[];
export function environment(): Record<string, string>;
export function run(file: string, args?: string[], env?: Record<string, string>): void;
