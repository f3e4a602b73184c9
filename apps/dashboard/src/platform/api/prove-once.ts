type Ask = () => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/** @returns stops asking */
export function onProofNeeded(asks: Ask): () => void {
  ask = asks
  return () => {
    if (ask === asks) ask = undefined
  }
}

/**
 * Asks the owner for a password or passkey; calls that are refused meanwhile share the question.
 * @returns false if the owner gave none
 */
export async function proveOnce(): Promise<boolean> {
  asking ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asking = undefined
  })
  return await asking
}
