import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { buildSettings } from "#scripts/build/build-settings.ts";
import { readSettings } from "#server/settings/settings.ts";

/** The containers are not started here: these are the facts that two of them must agree on. */

type Service = {
  image?: string;
  build?: { args: Record<string, string> };
  environment?: Record<string, string>;
  ports?: string[];
  volumes?: string[];
};

type Compose = { services: Record<string, Service>; volumes: Record<string, null> };

const { services, volumes }: Compose = parse(readFileSync("compose.yaml", "utf8"));
const { server, database, documents } = services as Record<string, Service>;
const given = server!.environment!;
const settings = readSettings(given);

test("every setting that compose.yaml gives the server changes something", () => {
  const read = (environment: Record<string, string>) => {
    try {
      return readSettings(environment);
    } catch {
      return "invalid without it";
    }
  };
  for (const name of Object.keys(given)) {
    const { [name]: _, ...others } = given;
    expect(read(others), name).not.toEqual(settings);
  }
  expect(buildSettings).toEqual(expect.arrayContaining(Object.keys(server!.build!.args)));
});

test("the server signs in to PostgreSQL with the user, password and database made there", () => {
  const { hostname, username, password, pathname } = new URL(settings.databaseUrl!);
  expect(services[hostname]).toBe(database);
  expect(database!.environment).toEqual({
    POSTGRES_USER: username,
    POSTGRES_PASSWORD: password,
    POSTGRES_DB: pathname.slice(1),
  });
});

test("the server uses the bucket and the key of the S3 store", () => {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = settings.bucket!;
  expect(services[new URL(endpoint).hostname]).toBe(documents);
  expect(documents!.environment).toEqual({
    S3_BUCKET: bucket,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
  });
});

test("mails go to the mail catcher, and documents to ClamAV", () => {
  expect(services[new URL(settings.smtpUrl!).hostname]?.image).toContain("mailpit");
  const { host } = settings.virusScanner as { host: string };
  expect(services[host]?.image).toContain("clamav");
});

test("every image has a version, every volume is declared, and only this machine reaches a port", () => {
  const all = Object.values(services);
  for (const { image } of all) if (image) expect(image).toMatch(/:v?\d/);
  const used = all.flatMap((service) => service.volumes ?? []).map((line) => line.split(":")[0]);
  expect(used.toSorted()).toEqual(Object.keys(volumes).toSorted());
  for (const port of all.flatMap(({ ports }) => ports ?? []))
    expect(port).toMatch(/^127\.0\.0\.1:/);
});
