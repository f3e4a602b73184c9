import type { Roles } from './roles.ts'
import { withClient } from './with-client.ts'

interface Found {
  name: string
  strengths: string[]
  missing: string[]
}

interface LoginCheck {
  unusable?: string
  tooStrong?: string
}

export async function checkLogin(url: string, roles: Roles): Promise<LoginCheck> {
  try {
    const { rows } = await withClient(url, (client) =>
      client.query<Found>(ownRole, [[roles.app, roles.platform]]),
    )
    const { name = '', strengths = [], missing = [] } = rows[0] ?? {}
    if (missing.length > 0) return { unusable: `${name} is no member of ${missing.join(' and ')}` }
    return strengths.length > 0 ? { tooStrong: `${name} ${strengths.join(', ')}` } : {}
  } catch (error) {
    return { unusable: (error as Error).message }
  }
}

const ownRole = `
  SELECT session_user AS name,
    array_remove(ARRAY[
      CASE WHEN rolsuper THEN 'is a superuser' END,
      CASE WHEN rolcreaterole THEN 'may create roles' END,
      CASE WHEN rolbypassrls THEN 'passes by row policies' END,
      CASE WHEN EXISTS (SELECT FROM pg_class WHERE relowner = r.oid) THEN 'owns tables' END,
      CASE WHEN NOT rolsuper AND has_table_privilege(r.oid, 'accounts', 'SELECT')
        THEN 'has the rights of its roles without stepping into them' END,
      CASE WHEN EXISTS (SELECT FROM pg_auth_members m JOIN pg_roles o ON o.oid = m.roleid
          WHERE m.member = r.oid AND o.rolname <> ALL ($1::text[]))
        THEN 'is a member of other roles' END
    ], NULL) AS strengths,
    ARRAY(SELECT needed FROM unnest($1::text[]) needed
      WHERE NOT EXISTS (SELECT FROM pg_roles n
        WHERE n.rolname = needed AND pg_has_role(r.oid, n.oid, 'MEMBER'))) AS missing
  FROM pg_roles r WHERE rolname = session_user`
