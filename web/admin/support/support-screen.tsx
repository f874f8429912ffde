export function SupportScreen() { return null; }
