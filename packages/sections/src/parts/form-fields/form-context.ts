import { createContext } from 'react'

export interface OpenForm {
  /** By the id of the field. */
  problems: Readonly<Record<string, string>>
}

/** The form around a field; undefined where there is none. */
export const FormContext = createContext<OpenForm | undefined>(undefined)
