/** Name of the script with the code of a launch, after its file in the hooks: it is fetched ahead. */
export const LAUNCH_SCRIPT = 'launch'
