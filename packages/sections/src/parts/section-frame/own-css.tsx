import { scopedCss } from '../../kit/values/own-css.ts'

/** The owner's own CSS of one section. */
export function OwnCss({ id, css }: { id: string; css: string }) {
  const scoped = scopedCss(css, id)
  return scoped && <style>{scoped}</style>
}
