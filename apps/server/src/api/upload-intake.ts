import { Refusal } from '../platform/refusal.ts'

const megabyte = 1024 * 1024

const limits = { owner: 64 * megabyte, all: 256 * megabyte }

export interface Intake {
  take(bytes: number): void
  release(): void
}

export type UploadIntake = (owner: string) => Intake

export function createUploadIntake({ owner: ofOwner, all } = limits): UploadIntake {
  const bytesByOwner = new Map<string, number>()
  let total = 0
  return (owner) => {
    let own = 0
    const add = (bytes: number) => {
      own += bytes
      total += bytes
      const sum = (bytesByOwner.get(owner) ?? 0) + bytes
      if (sum > 0) bytesByOwner.set(owner, sum)
      else bytesByOwner.delete(owner)
    }
    return {
      take(bytes) {
        if ((bytesByOwner.get(owner) ?? 0) + bytes > ofOwner || total + bytes > all)
          throw new Refusal('too_many_attempts')
        add(bytes)
      },
      release: () => add(-own),
    }
  }
}
