import { z } from 'zod'

/** Describes a backup of a whole installation: the folder's `backup.json`. */
export const backupSchema = z.object({
  format: z.literal('vitrine-installation'),
  version: z.literal(1),
  takenAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), isTenant: z.boolean() }),
  ),
  sequences: z.record(z.string(), z.string().nullable()),
  jobs: z.array(
    z.object({ name: z.string(), data: z.record(z.string(), z.unknown()), startAfter: z.string() }),
  ),
})
export type Backup = z.infer<typeof backupSchema>

export const backupFile = 'backup.json'
export const checksumsFile = 'checksums.sha256'
export const tableFile = (name: string) => `tables/${name}.copy.gz`
export const mediaFile = (name: string) => `media/${name}`
/** Made by the first start, unless the environment sets them. */
export const keyFiles = ['secret', 'encryption-key'] as const
export const keyFile = (name: (typeof keyFiles)[number]) => `keys/${name}`

/** Says at the terminal what is wrong. */
export class BackupProblem extends Error {}
