import { Table, VisuallyHidden } from '@mantine/core'
import { IconEye, IconPencil } from '@tabler/icons-react'
import {
  reachOfRole,
  type RightReach,
  rightNames,
  rightResources,
  roleNames,
  roles,
} from '@vitrine/contract/call/role.ts'
import { useRole } from '../../platform/session/auth-context.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import classes from './role-table.module.css'

/** Everybody of the team may open the dashboard. */
const listed = rightResources.filter((resource) => resource !== 'shop')

export function RoleTable() {
  const own = useRole()
  return (
    <Panel flush title="What each role may do">
      <Table.ScrollContainer minWidth={620}>
        <Table verticalSpacing="xs" horizontalSpacing="md" className={classes['roles']}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Area</Table.Th>
              {roles.map((role) => (
                <Table.Th key={role} scope="col" data-own={role === own || undefined}>
                  {roleNames[role]}
                  {role === own && <VisuallyHidden> (your role)</VisuallyHidden>}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {listed.map((resource) => (
              <Table.Tr key={resource}>
                <Table.Th scope="row">{rightNames[resource]}</Table.Th>
                {roles.map((role) => (
                  <Table.Td key={role} data-own={role === own || undefined}>
                    <Reach reach={reachOfRole(role, resource)} />
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Panel>
  )
}

function Reach({ reach }: { reach: RightReach }) {
  if (reach === 'none')
    return (
      <>
        <span aria-hidden>–</span>
        <VisuallyHidden>No</VisuallyHidden>
      </>
    )
  const Glyph = reach === 'write' ? IconPencil : IconEye
  return (
    <span className={classes['reach']}>
      <Glyph size={15} stroke={1.7} aria-hidden />
      {reach === 'write' ? 'Edit' : 'View'}
    </span>
  )
}
