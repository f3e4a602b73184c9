import { readFile } from 'node:fs/promises'
import path from 'node:path'

export async function readmeSql(prefix: string): Promise<string[]> {
  const file = path.resolve(import.meta.dirname, '../../../../README.md')
  const [, section = ''] = (await readFile(file, 'utf8')).split('## Your own PostgreSQL')
  const [, sql = ''] = /```sql\n([^]*?)```/.exec(section) ?? []
  return sql
    .replaceAll(/--.*/g, '')
    .replaceAll(/\bvitrine/g, prefix)
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
}
