import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { openPost, type PostOptions } from "./open-post";

interface PostLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href">, PostOptions {
  url: string;
}

/**
 * A link to a social post. It works as a plain link without JavaScript, and stays one where neither
 * preview nor a blocked tab needs special care.
 */
export function PostLink({ url, inPreview, whenBlocked, ...props }: PostLinkProps) {
  const plain = inPreview === "open" && whenBlocked === "nothing";
  const open = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void openPost(url, { inPreview, whenBlocked });
  };
  return (
    <a {...props} href={url} target="_blank" rel="noopener noreferrer" {...(!plain && { onClick: open })} />
  );
}
