// What a slow disk is to programs: fsync and fdatasync take so many milliseconds more as the file $SLOW_SYNC says, which may change meanwhile.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static void wait_first(void) {
  const char *name = getenv("SLOW_SYNC");
  int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
  if (file < 0) return;
  char text[16] = {0};
  ssize_t size = read(file, text, sizeof text - 1);
  close(file);
  long ms = size > 0 ? atol(text) : 0;
  struct timespec left = {ms / 1000, (ms % 1000) * 1000000};
  // A signal must not make the disk faster.
  while (ms > 0 && nanosleep(&left, &left) != 0) continue;
}

int fsync(int file) {
  wait_first();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(file);
}

int fdatasync(int file) {
  wait_first();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(file);
}
