import type { FailedMail } from '@vitrine/contract/provider/console-mails.ts'
import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import { outbox } from '@vitrine/db/schema/outbox.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'

interface Wanted {
  pageNumber: number
  pageSize: number
  storeId?: string | undefined
}

/** Who an email was for is read in its own store, and leaves it masked. */
export async function listFailedMails({ db }: RequestContext, wanted: Wanted) {
  const { limit, offset } = sliceOf(wanted)
  const found = and(
    eq(outbox.status, 'failed'),
    wanted.storeId ? eq(outbox.storeId, wanted.storeId) : undefined,
  )
  const { total, page } = await inPlatform(
    db,
    async (tx) => ({
      total: await tx.$count(outbox, found),
      page: await tx
        .select({ id: outbox.id, storeId: outbox.storeId, shop: stores.name })
        .from(outbox)
        .innerJoin(stores, eq(stores.id, outbox.storeId))
        .where(found)
        .orderBy(desc(outbox.createdAt), desc(outbox.id))
        .limit(limit)
        .offset(offset),
    }),
    { readOnly: true },
  )
  const mails = new Map<string, typeof outbox.$inferSelect>()
  // One store after another: a page of many shops takes one connection.
  for (const storeId of new Set(page.map((row) => row.storeId))) {
    const ids = page.filter((row) => row.storeId === storeId).map(({ id }) => id)
    const rows = await inStore(
      db,
      storeId,
      (tx) =>
        tx
          .select()
          .from(outbox)
          .where(and(eq(outbox.storeId, storeId), inArray(outbox.id, ids))),
      { readOnly: true },
    )
    for (const row of rows) mails.set(row.id, row)
  }
  const content = page.flatMap(({ id, storeId, shop }): FailedMail[] => {
    const mail = mails.get(id)
    if (!mail) return []
    const { recipient, lastError, attempts, createdAt } = mail
    return [
      {
        id,
        storeId,
        shop,
        kind: mail.kind as MailKind,
        recipient: recipient && masked(recipient),
        reason: masked(lastError ?? ''),
        attempts,
        createdAt: createdAt.toISOString(),
      },
    ]
  })
  return pageOf(content, total, wanted)
}

/** Masks every address in a text: mail servers repeat it in what they answer. */
function masked(text: string): string {
  return text.replaceAll(/([^\s<>@"'(:;,])[^\s<>@"'(:;,]*@/g, '$1…@')
}
