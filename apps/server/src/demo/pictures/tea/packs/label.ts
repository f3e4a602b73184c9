import type { Motif } from '../motif.ts'

export interface Label {
  paper: string
  ink: string
  accent: string
  motif: Motif
}
