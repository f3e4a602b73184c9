import { Outlet } from 'react-router'

export default function Route() {
  return <Outlet />
}
