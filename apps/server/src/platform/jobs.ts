export interface JobOptions {
  /** Only one job of this key within so many seconds; a second one is dropped. */
  once?: { key: string; seconds: number }
}

export interface JobQueue {
  /** Kept in the database before this returns; tried again with growing pauses until it works. */
  send(queue: string, data: object, options?: JobOptions): Promise<void>
  work(queue: string, handler: (data: object) => Promise<void>): Promise<void>
  stop(): Promise<void>
}
