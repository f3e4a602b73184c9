/** A field that people do not meet. Robots fill in every field, and are known by this one. */
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
