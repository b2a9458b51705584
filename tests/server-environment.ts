/**
 * Settings for a server under test: nothing of the machine's own settings reaches it, so that no
 * test writes into a real database or mails a real office. An empty setting counts as not set.
 */
export function serverEnvironment(port: number, dataFolder: string): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: dataFolder,
    DATABASE_URL: "",
    SMTP_URL: "",
    API_KEY: "",
    ALLOWED_ORIGINS: "",
    TRUST_PROXY: "",
    // All tests come from one address.
    REQUESTS_PER_MINUTE: "10000",
    REQUESTS_PER_HOUR: "10000",
  };
}
