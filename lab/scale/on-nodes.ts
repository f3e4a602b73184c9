import type { Report } from '../report.ts'
import { CitusCluster, hasCitus } from './citus-cluster.ts'
import { distributed } from './distributed.ts'

type Work = (cluster: CitusCluster) => Promise<void>

/** Works on a cluster with two workers, where Citus is there. */
export async function onCluster(report: Report, heading: string, work: Work): Promise<void> {
  report.heading(heading)
  if (!(await hasCitus()))
    return report.heading(
      'left out: PostgreSQL in CITUS_BIN has no Citus, which Debian does not have',
    )
  const cluster = await CitusCluster.start()
  try {
    await work(cluster)
  } finally {
    await cluster.remove()
  }
}

/** Works on a cluster with two workers whose shops are distributed, where Citus is there. */
export async function onNodes(report: Report, heading: string, work: Work): Promise<void> {
  await onCluster(report, heading, async (cluster) => {
    await report.journey('npm run distribute, twice', () => distributed(cluster))
    await work(cluster)
  })
}
