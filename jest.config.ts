/** @jest-config-loader esbuild-register */
import type { Config } from "jest";

const config: Config = {
  testMatch: ["<rootDir>/{site,admin,data,scripts,supabase}/**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: ["/node_modules/", "<rootDir>/supabase/functions/"],
  modulePathIgnorePatterns: ["<rootDir>/.cache", "<rootDir>/public"],
  transform: {
    "\\.[jt]sx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
      },
    ],
  },
  moduleNameMapper: {
    "\\.module\\.css$": "<rootDir>/tests/setup/css-modules.ts",
    "\\.css$": "<rootDir>/tests/setup/css-modules.ts",
  },
  transformIgnorePatterns: ["/node_modules/(?!(react-admin|ra-.*|@raphiniert|@mui|react-hotkeys-hook)/)"],
};

export default config;
