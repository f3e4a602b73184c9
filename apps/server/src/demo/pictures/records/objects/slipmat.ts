import { circle, circlePath, inside, place, radial } from '../../svg.ts'

/** A felt mat for the platter. */
export const slipmat = (felt: string, print: string) =>
  circle(18, 26, 318, radial(0.5, 0.5, 0.5, '#000000@0.86/0.6', '#000000@1/0')) +
  circle(0, 0, 304, felt) +
  inside(circlePath(0, 0, 304), place(print, -310, -310, 1.24)) +
  circle(0, 0, 304, radial(0.34, 0.28, 0.9, '#ffffff@0/0.16', '#000000@1/0.4')) +
  circle(0, 0, 10, '#0b0910')
