import { activityText } from '@vitrine/commerce/activity/activity-text.ts'
import { dayIn, wallClockIn } from '@vitrine/commerce/places/time-zone.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { readStore } from '../../api/store-work.ts'
import { csvLines, csvMark } from '../../platform/csv/csv-lines.ts'
import { streamOfTexts } from '../../platform/csv/stream-of-texts.ts'
import { StreamedFile } from '../../platform/csv/streamed-file.ts'
import { type ActivityFilter, listActivityBefore, withShownActor } from './list-activity.ts'

const portion = 500
const columns = ['At', 'Who', 'With', 'From', 'What', 'Subject', 'Kind']
const means = { user: 'sign-in', key: 'API key', system: '' }

export function exportActivity(
  context: RequestContext & OwnerContext,
  filter: ActivityFilter,
): StreamedFile {
  const name = `activity-${dayIn(context.store.timeZone, context.now())}.csv`
  return new StreamedFile(name, () => streamOfTexts(portionsOf(context, filter)))
}

async function* portionsOf(context: RequestContext & OwnerContext, filter: ActivityFilter) {
  const { timeZone, currency } = context.store
  yield csvMark + csvLines([columns])
  for (let last: string | undefined; ;) {
    const rows = await readStore(context, (tx) =>
      listActivityBefore(tx, filter, { last, limit: portion }),
    )
    yield csvLines(
      rows
        .map((stored) => withShownActor(stored, context.config.provider.name))
        .map((row) => [
          wallClockIn(timeZone, row.at),
          row.actorName,
          means[row.actorKind],
          row.place ?? '',
          activityText(row, currency),
          row.subjectName,
          row.kind,
        ]),
    )
    if (rows.length < portion) return
    last = rows.at(-1)!.id
  }
}
