import type { IslePicture, Picture } from "../wire";

/** The picture of a game that is one of islands: what this folder shows is nothing else. */
export function ofIsle(picture: Picture): IslePicture {
  return picture as IslePicture;
}
