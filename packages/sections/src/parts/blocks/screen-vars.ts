import type { Device } from '../../kit/per-device.ts'
import { vars, type StyleVars } from '../../kit/style-vars.ts'

type Value = string | number | undefined

/**
 * Returns `--name`, and `--name-t` and `--name-m` where smaller screens differ.
 * @param unset what a screen has without a value where a larger one has one
 */
export function screenVars(
  name: string,
  unset: string,
  valueOn: (device: Device) => Value,
): StyleVars {
  const [desktop, tablet, mobile] = [valueOn('desktop'), valueOn('tablet'), valueOn('mobile')]
  if (desktop === undefined && tablet === undefined && mobile === undefined) return {}
  return vars({
    [name]: desktop ?? unset,
    [`${name}-t`]: tablet === desktop ? undefined : (tablet ?? unset),
    [`${name}-m`]: mobile === tablet ? undefined : (mobile ?? unset),
  })
}
