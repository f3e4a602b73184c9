import { v7 } from 'uuid'

/** Returns a UUIDv7: grows with time, so rows are appended to their index. */
export const newId = (): string => v7()
