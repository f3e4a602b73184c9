import { Select, type SelectProps } from '@mantine/core'
import { roleNames, rolesGivenBy } from '@vitrine/contract/call/role.ts'
import type { GivenRole } from '@vitrine/contract/account/team.ts'
import { useRole } from '../../platform/session/auth-context.ts'
import { roleHints } from './role-hints.ts'

interface RoleSelectProps extends Omit<SelectProps, 'value' | 'onChange' | 'data'> {
  value?: GivenRole
  onChange?: (role: GivenRole) => void
}

export function RoleSelect({ value, onChange, ...rest }: RoleSelectProps) {
  const given = rolesGivenBy(useRole())
  return (
    <Select
      label="Role"
      data={given.map((each) => ({ value: each, label: roleNames[each] }))}
      value={value ?? null}
      description={value && roleHints[value]}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      onChange={(chosen) => onChange?.(chosen as GivenRole)}
      {...rest}
    />
  )
}
