import { v7 } from 'uuid'

/** A UUIDv7: grows with time, so rows land at the end of their index. */
export const newId = (): string => v7()
