import { quietApi } from '../api/client.ts'
import { statusOf } from '../api/refused.ts'

export async function isSignedIn(): Promise<boolean> {
  try {
    await quietApi.auth.checkAuth()
    return true
  } catch (error) {
    if (statusOf(error) === 401) return false
    throw error
  }
}
