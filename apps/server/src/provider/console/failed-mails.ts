import type { FailedMail } from '@vitrine/contract/provider/console-mails.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { readEachStore } from '@vitrine/db/read-each-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'

interface ListQuery {
  pageNumber: number
  pageSize: number
  storeId?: string | undefined
}

type Mail = Omit<FailedMail, 'shop' | 'createdAt'> & { createdAt: Date }

const text = `SELECT id, store_id AS "storeId", kind, recipient, attempts,
  coalesce(last_error, '') AS reason, created_at AS "createdAt"
  FROM outbox WHERE store_id = $1 AND id = $2`

/** Who an email was for is read in its own store, and leaves it masked. */
export async function listFailedMails({ db }: RequestContext, query: ListQuery) {
  const { limit, offset } = sliceOf(query)
  const found = and(
    eq(outbox.status, 'failed'),
    query.storeId ? eq(outbox.storeId, query.storeId) : undefined,
  )
  const { total, page, names } = await inPlatform(
    db,
    async (tx) => {
      const rows = await tx
        .select({ id: outbox.id, storeId: outbox.storeId })
        .from(outbox)
        .where(found)
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(limit)
        .offset(offset)
      const ofPage = inArray(
        stores.id,
        rows.map(({ storeId }) => storeId),
      )
      return {
        total: await tx.$count(outbox, found),
        page: rows,
        names: await tx.select({ id: stores.id, name: stores.name }).from(stores).where(ofPage),
      }
    },
    { readOnly: true },
  )
  const shops = new Map(names.map(({ id, name }) => [id, name]))
  const reads = page.map(({ storeId, id }) => ({ storeId, values: [id] }))
  const mails = await readEachStore<Mail>(db, reads, { name: 'failed-mail', text })
  const content = mails.map(({ recipient, reason, createdAt, ...mail }): FailedMail => ({
    ...mail,
    shop: shops.get(mail.storeId) ?? '',
    recipient: recipient && masked(recipient),
    reason: masked(reason),
    createdAt: createdAt.toISOString(),
  }))
  return pageOf(content, total, query)
}

/** Masks every address in a text: mail servers repeat it in what they answer. */
function masked(written: string): string {
  return written.replaceAll(/([^\s<>@"'(:;,])[^\s<>@"'(:;,]*@/g, '$1…@')
}
