/** A hidden field that only bots fill in. */
export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input name="extra" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
