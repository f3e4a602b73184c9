import { isMissing } from '@vitrine/sections/kit/or-gone.ts'

/** Returns null for a missing record, so that the page shows "not found". */
export async function orNull<Data>(answer: Promise<Data>): Promise<Data | null> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}
