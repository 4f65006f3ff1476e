import { AuthApiError, AuthRetryableFetchError } from "@supabase/supabase-js";
import { authToast } from "./auth-toast";

test.each([
  [
    new AuthApiError("Invalid login credentials", 400, "invalid_credentials"),
    "Login failed",
    "Invalid email or password",
  ],
  [
    new AuthApiError("User already registered", 422, "user_already_exists"),
    "Account exists",
    "This email is already registered. Please sign in instead.",
  ],
  [new AuthApiError("Email not confirmed", 400, "email_not_confirmed"), "Error", "Email not confirmed"],
  [new AuthApiError("", 500, undefined), "Error", "An error occurred"],
  [new AuthRetryableFetchError("Failed to fetch", 0), "Error", "An error occurred"],
  [new TypeError("Failed to fetch"), "Error", "An error occurred"],
  [undefined, "Error", "An error occurred"],
])("%p says %s / %s", (error, title, text) => {
  expect(authToast(error)).toEqual({ title, text, destructive: true });
});
