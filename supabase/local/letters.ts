/** The words of each mail, by the kind that the auth server asks for. */
export const letters: Record<string, Letter> = {
  signup: {
    subject: "Confirm your email address",
    heading: "Confirm your email address",
    text: "Someone, hopefully you, signed up for the backoffice of Strong & Happy Kitchen with this address.",
    action: "Confirm and sign in",
    landing: "/admin",
  },
  recovery: {
    subject: "Choose a new password",
    heading: "Choose a new password",
    text: "Follow the link to sign in to Strong & Happy Kitchen and choose a new password.",
    action: "Choose a password",
    landing: "/auth",
  },
  magiclink: {
    subject: "Your sign-in link",
    heading: "Sign in",
    text: "Follow the link to sign in to Strong & Happy Kitchen.",
    action: "Sign in",
    landing: "/admin",
  },
  email_change: {
    subject: "Confirm your new email address",
    heading: "Confirm your new email address",
    text: "Follow the link to confirm the change of your account's email address.",
    action: "Confirm the change",
    landing: "/admin",
  },
};

export interface Letter {
  subject: string;
  heading: string;
  text: string;
  action: string;
  /** Where the link leads on the site, unless the request said otherwise. */
  landing: string;
}

/** One mail as text and as HTML, around the same link. */
export function writeLetter(letter: Letter, link: string): { text: string; html: string } {
  const footnote =
    "The link works once and for one hour. If this wasn't you, ignore this mail and nothing happens.";
  return {
    text: `${letter.heading}\n\n${letter.text}\n\n${letter.action}:\n${link}\n\n${footnote}\n`,
    html: `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${encode(letter.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf6f0;color:#2b2320;font:16px/1.6 Georgia,serif">
<div style="max-width:480px;margin:0 auto;padding:32px;background:#fff;border-radius:12px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${encode(letter.heading)}</h1>
<p>${encode(letter.text)}</p>
<p style="margin:28px 0"><a href="${encode(link)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#a63d2f;color:#fff;text-decoration:none">${encode(letter.action)}</a></p>
<p style="margin:0;font-size:14px;color:#6b5f58">${encode(footnote)}</p>
</div>
</body>
</html>
`,
  };
}

function encode(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
