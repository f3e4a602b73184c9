import type { RequestContext } from '../../api/context.ts'

export async function forgetCookie({ auth, responseHeaders }: RequestContext): Promise<void> {
  const { authCookies } = await auth.$context
  const { name, attributes } = authCookies.sessionToken
  const secure = attributes.secure ? '; Secure' : ''
  responseHeaders.delete('set-cookie')
  responseHeaders.append(
    'set-cookie',
    `${name}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure}`,
  )
}
