import { rect } from '../../svg.ts'

/** A cover fills a square of 500 from the origin; `ink` are its colours, the ground first. */
export type Cover = (ink: readonly [string, string, string, string]) => string

export const ground = (colour: string) => rect(0, 0, 500, 500, colour)
