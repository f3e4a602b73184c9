/** Before every other id: where a walk by ids begins. */
export const firstId = '00000000-0000-0000-0000-000000000000'
