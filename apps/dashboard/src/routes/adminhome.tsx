import { Screen } from '../ui/screen.tsx'
import { titled } from '../ui/title.ts'

export const meta = titled('Home')

export default function AdminHome() {
  return <Screen title="Home">{undefined}</Screen>
}
