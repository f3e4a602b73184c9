import { createContext } from 'react'

/** True if the page was rendered on the server. */
export const ServedHtmlContext = createContext(false)
