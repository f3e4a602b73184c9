import { createContext } from 'react'

/** Whether the page stands in the browser as HTML that the server rendered. */
export const ServedHtmlContext = createContext(false)
