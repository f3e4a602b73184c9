import { claimWindow } from '../saving/claim-window.ts'

const key = 'builderWindow'

/**
 * Stays when the window is loaded again, or changes between the layouts of phones and of larger
 * screens, so that it does not see itself. A duplicate of a tab has an id of its own.
 */
export const windowId: Promise<string> = findId()

async function findId(): Promise<string> {
  const known = sessionStorage.getItem(key)
  if (known !== null && (await claimWindow(known))) return known
  const id = crypto.randomUUID()
  sessionStorage.setItem(key, id)
  await claimWindow(id)
  return id
}
